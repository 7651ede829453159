// A product or a test run must not outlive the command that started it, however that one ended.
// (The scripts of package.json `exec` this process in place of the shell: Debian's would keep npm's SIGINT to itself.)

const lookEvery = 250

/** Calls back once when whoever started this process is gone. */
export function whenAbandoned(abandoned) {
  if (process.channel !== undefined) {
    process.once('disconnect', abandoned)
    process.channel.unref()
    return
  }
  // Started by hand, the parent is somebody's shell, which may well leave us behind on purpose.
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    abandoned()
  }, lookEvery)
  timer.unref()
}
