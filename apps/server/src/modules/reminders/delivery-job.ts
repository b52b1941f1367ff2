/** The kind of job that delivers one message of the outbox. */
export const DELIVERY_JOB = 'reminder'
