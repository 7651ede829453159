// A worker: the product forks it, with the most seconds that it may compute without a pause.
import { OPERATIONS } from './operations.ts'
import { serve } from './serve.ts'

serve(OPERATIONS, Number(process.argv[2]))
