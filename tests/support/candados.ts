/** Triggers that keep the consent ledger, the complaints book and the plays of the roulette unchanged, on SQLite. */
export const CANDADOS_DEL_LIBRO = `select name, sql from sqlite_master where type = 'trigger'
  and tbl_name in ('consentimientos', 'aceptaciones_publicas', 'hojas_de_reclamacion', 'respuestas_de_reclamo',
    'jugadas_de_ruleta', 'rondas_de_ruleta')
  and name not like '%_sin_reemplazo'`;
