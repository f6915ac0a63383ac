import type { Insertable, Selectable } from "kysely";
import type { Desenlace } from "../../../app/domain/saludMental/desenlaces";
import type { Alerta, AlertaNueva } from "../../../app/domain/saludMental/repositorio";
import type { AlertaRow } from "../tables";

const instante = (escrito: string | null) => (escrito ? new Date(escrito) : null);

/** Part of an alert that its table and the table of an earlier release have in common. */
export const pasosDe = (
  fila: Pick<AlertaRow, "id_alerta" | "creada_en" | "escalada_en" | "acusada_en" | "acusada_por">,
) => ({
  idAlerta: fila.id_alerta,
  creadaEn: new Date(fila.creada_en),
  escaladaEn: instante(fila.escalada_en),
  acusadaEn: instante(fila.acusada_en),
  acusadaPor: fila.acusada_por,
});

export const alertaDe = (fila: Selectable<AlertaRow>): Alerta => ({
  ...pasosDe(fila),
  terminadaEn: instante(fila.terminada_en),
  escaladas: fila.escaladas,
  avisadaCerrada: fila.avisada_cerrada,
  tomadaCerrada: fila.tomada_cerrada,
  desenlace: fila.desenlace as Desenlace | null,
  veces: fila.veces,
  ultimaEn: instante(fila.ultima_en),
  deQuienCerrado: fila.de_quien_cerrado,
  huellaDePersona: fila.huella_de_persona,
  huellaDeFormulario: fila.huella_de_formulario,
});

export const filaDe = (alerta: AlertaNueva): Insertable<AlertaRow> => ({
  veces: alerta.veces,
  ultima_en: alerta.ultimaEn?.toISOString() ?? null,
  id_alerta: alerta.idAlerta,
  de_quien_cerrado: alerta.deQuienCerrado,
  huella_de_persona: alerta.huellaDePersona,
  huella_de_formulario: alerta.huellaDeFormulario,
  creada_en: alerta.creadaEn.toISOString(),
  escalada_en: alerta.escaladaEn?.toISOString() ?? null,
  acusada_en: alerta.acusadaEn?.toISOString() ?? null,
  acusada_por: alerta.acusadaPor,
  terminada_en: alerta.terminadaEn?.toISOString() ?? null,
  escaladas: alerta.escaladas,
  avisada_cerrada: alerta.avisadaCerrada,
});
