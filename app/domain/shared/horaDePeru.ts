/** Note after an hour in a text that is kept, sent or downloaded: it may be read where no page says the zone. */
export const NOTA_DE_HORA = "(hora de Perú)";
