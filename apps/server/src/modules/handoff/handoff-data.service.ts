import type { PersonalData } from '#server/db/personal-data'
import { listHandoffs } from './handoff.queries.ts'

/** Codes by which a link comes from another device, as long as they last. (ACC-50, ACC-51) */
export const HANDOFF_DATA: PersonalData = { name: 'handoffs', tables: ['handoff'], collect: listHandoffs }
