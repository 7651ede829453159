/** Words that several forms say. They are written out here, not taken from the schemas that they hold. */
export const REQUIRED = 'This field is required'
export const NO_OPTION = 'Please choose one of the options'
export const NO_MONTH = 'Please enter a date, such as 2019-09-15'
export const NO_DAY = 'Please enter a date with its day, such as 2026-09-15'
export const LINE_TOO_LONG = 'Please keep this to 300 characters'
export const PASSAGE_TOO_LONG = 'Please keep this to 20,000 characters'

/** Every field says the same. */
export const eachSays = (message: string, ...fields: string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, message]))

/** A name as long as a line may be, of three scripts. */
export const LONG_NAME = '王小明 محمد Wolfeschlegelsteinhausenbergerdorff-Kőszegi '.repeat(7).slice(0, 299) + 'é'
