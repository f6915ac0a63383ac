import type { Insertable, Selectable } from "kysely";
import type { Desenlace } from "../../../app/domain/saludMental/desenlaces";
import type { Alerta, AlertaNueva } from "../../../app/domain/saludMental/repositorio";
import type { AlertaRow } from "../tables";

const instante = (escrito: string | null) => (escrito ? new Date(escrito) : null);

export const alertaDe = (fila: Selectable<AlertaRow>): Alerta => ({
  idAlerta: fila.id_alerta,
  creadaEn: new Date(fila.creada_en),
  acusadaEn: instante(fila.acusada_en),
  acusadaPor: fila.acusada_por,
  terminadaEn: instante(fila.terminada_en),
  escaladas: fila.escaladas,
  avisadaCerrada: fila.avisada_cerrada,
  tomadaCerrada: fila.tomada_cerrada,
  desenlace: fila.desenlace as Desenlace | null,
  veces: fila.veces,
  deQuienCerrado: fila.de_quien_cerrado,
  huellaDePersona: fila.huella_de_persona,
  huellaDeFormulario: fila.huella_de_formulario,
});

export const filaDe = (alerta: AlertaNueva): Insertable<AlertaRow> => ({
  veces: alerta.veces,
  id_alerta: alerta.idAlerta,
  de_quien_cerrado: alerta.deQuienCerrado,
  huella_de_persona: alerta.huellaDePersona,
  huella_de_formulario: alerta.huellaDeFormulario,
  creada_en: alerta.creadaEn.toISOString(),
  acusada_en: alerta.acusadaEn?.toISOString() ?? null,
  acusada_por: alerta.acusadaPor,
  terminada_en: alerta.terminadaEn?.toISOString() ?? null,
  escaladas: alerta.escaladas,
  avisada_cerrada: alerta.avisadaCerrada,
});
