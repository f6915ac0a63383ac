/** Triggers that keep the consent ledger, the complaints book, plays and taken coins unchanged, on SQLite. */
export const CANDADOS_DEL_LIBRO = `select name, sql from sqlite_master where type = 'trigger'
  and tbl_name in ('consentimientos', 'aceptaciones_publicas', 'hojas_de_reclamacion', 'respuestas_de_reclamo',
    'jugadas_de_ruleta', 'rondas_de_ruleta', 'reversiones_de_monedas', 'donaciones_de_monedas')
  and name not like '%_sin_reemplazo'`;
