import { expect, test } from 'vitest'
import { meritAreas } from './areas.ts'

const CARE = 'Patients of rural hospitals wait. Nurses of small clinics give drugs. Hospitals treat disease. '

test.each([
  [`${CARE}The toolkit is open; the toolkit is tested.`, ['health']],
  [`${CARE}A tool and a filter are named once.`, ['health']],
  [`${CARE}Sensors report by a device; the software of the system reads each sensor.`, ['health', 'technology']],
  ['Two students learn.', []],
  ['A student teaches students.', ['education']],
])('%s', (text, areas) => expect(meritAreas(text)).toEqual(areas))
