import { test } from './product.ts'
import { wholeJourney } from './steps.ts'

test.use({ topology: 'two' })

test(
  'the same journey with an api and a worker process on a PostgreSQL of its own',
  { tag: '@long' },
  async ({ page, product }) => {
    test.setTimeout(240_000)
    await wholeJourney(page, product)
  },
)
