/** The libraries' time zone (IANA): days are civil days there, and moments are told in its time. */
export const timeZone = 'America/Sao_Paulo';
