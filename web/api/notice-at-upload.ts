import type { NoticeAtUpload } from '#domain/rfe-replies.ts'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

const keyOf = (url: string) => ['notice-at-upload', url]

/** Keeps what a notice was read to say as it was uploaded, under its address. */
export const keepNoticeRead = (url: string, notice: NoticeAtUpload): void => {
  queryClient.setQueryData(keyOf(url), notice)
}

/** What a notice was read to say as it was uploaded; undefined of one that was uploaded before. */
export const useNoticeRead = (url: string): NoticeAtUpload | undefined =>
  useQuery<NoticeAtUpload>({ queryKey: keyOf(url), enabled: false, gcTime: Infinity }).data
