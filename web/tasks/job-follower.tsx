import { useSyncExternalStore } from 'react'
import { later } from '../ui/later.tsx'
import { followedJobs, onFollowed } from './followed.ts'

const FollowJob = later(async () => (await import('./follow-job.tsx')).FollowJob)

/** Stands above the pages: follows every job that was started and tells its end wherever one is. */
export function JobFollower() {
  const jobs = useSyncExternalStore(onFollowed, followedJobs)
  return jobs.map((job) => <FollowJob key={job.task_id} job={job} />)
}
