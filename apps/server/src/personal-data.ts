import { ACCOUNT_DATA, type PersonalData } from './modules/account/personal-data.service.ts'

/** Everything that the product keeps about its users, module by module. */
export const PERSONAL_DATA: readonly PersonalData[] = [...ACCOUNT_DATA]
