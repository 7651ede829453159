import type { SignedInDevice } from '#domain/signed-in-device.ts'
import { queryOptions } from '@tanstack/react-query'
import { del, get } from './client.ts'
import { queryClient } from './query-client.ts'

const PATH = '/api/account/sessions/'

/** Where one is signed in. Looked up anew each time: what is there changes elsewhere. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  staleTime: 0,
  queryFn: async () => (await get<{ results: SignedInDevice[] }>(PATH)).results,
})

/** Takes devices from the list at once; what the server then says of it is what stands. */
async function takeAway(path: string, stays: (device: SignedInDevice) => boolean): Promise<void> {
  await queryClient.cancelQueries(devicesQuery)
  const before = queryClient.getQueryData(devicesQuery.queryKey)
  queryClient.setQueryData(devicesQuery.queryKey, before?.filter(stays))
  try {
    await del(path)
  } catch (error) {
    queryClient.setQueryData(devicesQuery.queryKey, before)
    throw error
  } finally {
    void queryClient.invalidateQueries(devicesQuery)
  }
}

export const signOutDevice = (id: string): Promise<void> => takeAway(`${PATH}${id}/`, (device) => device.id !== id)
export const signOutOthers = (): Promise<void> => takeAway(PATH, (device) => device.is_current)
