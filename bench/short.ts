/**
 * `--short`: each benchmark once, in its shortest form, which shows that it still starts and prints its figures. So short a
 * run says nothing of speed, so that no target fails it.
 */
export const SHORT = process.argv.includes('--short')
