export const ORDER_STATUSES = ['DRAFT', 'OPEN', 'COMPLETED', 'CANCELED', 'FAILED'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
export const isUuidV4 = (value: string): boolean => UUID_V4.test(value)
export const WRONG_ORDER_ID = 'Invalid order ID format'
