/** Note after an hour that is read outside the site, where no page says it: in mails, receipts and downloads. */
export const HORA_DE_PERU = "(hora de Perú)";
