// What a verification code was asked for: a code opens only that door.
const CODE_PURPOSES = ['free', 'verify', 'bind', 'reset', 'authen', 'sign'] as const;

/**
 * `free`: login and registration alike (spec §7). `verify`: a member proves his own mobile or e-mail.
 * `bind`: a new mobile or e-mail, also for a WeChat login. `reset`: forgotten password. `authen`: certifications.
 * `sign`: a signature under a contract, and the right to give one.
 */
export type CodePurpose = (typeof CODE_PURPOSES)[number];

export type CodeChannel = 'sms' | 'email';
