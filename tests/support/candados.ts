/** Triggers that keep the consent ledger and the complaints book unchanged, on SQLite. */
export const CANDADOS_DEL_LIBRO = `select name, sql from sqlite_master where type = 'trigger'
  and tbl_name in ('consentimientos', 'aceptaciones_publicas', 'hojas_de_reclamacion', 'respuestas_de_reclamo')
  and name not like '%_sin_reemplazo'`;
