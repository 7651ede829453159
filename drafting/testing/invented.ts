/** What nobody has ever entered into any of the profiles here: figures, names, prizes, dates. */
export const INVENTED: readonly string[] = [
  '43 percent',
  '7,412 modules',
  '$9.3 million',
  'Quillmark Foundation',
  'Dr. Ottoline Varr',
  'Brannock Medal',
  'March 2011',
  'Straithwell County',
  'Institute of Feigned Results',
  '61 hospitals',
  '1,961 hospitals',
  '19 counties',
  'Journal of Unwritten Work',
  '1,988 gauges',
]
