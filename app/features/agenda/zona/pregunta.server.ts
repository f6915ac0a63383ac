import { RECHAZOS_DE_CAMBIO, type RechazoDeCambio } from "~/domain/agenda/citas/cambios";
import { textoAntesDeReprogramar, textoDeLoQueSePuede } from "~/domain/agenda/citas/textosDeCambios";
import { direccionDeCambio, direccionDePregunta, type Pregunta } from "~/domain/agenda/citas/direcciones";
import { idDeCita } from "~/domain/agenda/citas/formularios";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { refuse } from "~/domain/shared/result";
import { exigir } from "~/shell/responder";

const PREGUNTAS = ["cancelar", "reagendar", "confirmar"] as const satisfies Pregunta[];

/**
 * Question about a session in the address of the private zone, with all that the person should know before they
 * answer. Null when the address asks none. A link made for another version of the session shows its present state.
 */
export async function verPregunta(idPersona: number, { searchParams }: URL) {
  const pregunta = PREGUNTAS.find((nombre) => searchParams.has(nombre));
  if (!pregunta) return null;
  const pedida = idDeCita.safeParse(searchParams.get(pregunta));
  const { cita, antes } = exigir(
    pedida.success
      ? await services.agenda.verCita({ idPersona, idCita: pedida.data })
      : refuse("cita-no-existe"),
    RECHAZOS_DE_CAMBIO,
  );
  const version = searchParams.get("version");
  const vieja = version !== null && version !== String(cita.version);
  const rechazo: RechazoDeCambio | null = vieja
    ? "cita-cambiada"
    : pregunta === "reagendar"
      ? antes.rechazoAlReprogramar
      : antes.rechazoAlCancelar;
  return {
    pregunta,
    vieja,
    idCita: cita.idCita,
    version: cita.version,
    especialista: cita.especialista,
    cuando: diaYHora(cita.inicio, antes.ahora),
    cancelada: cita.estado === "cancelada",
    texto: pregunta === "reagendar" ? textoAntesDeReprogramar(antes) : textoDeLoQueSePuede(antes),
    vuelve: antes.vuelve.tipo,
    /** True when the person loses what they paid: the button must not look like any other. */
    cuesta: !antes.aTiempo,
    rechazo: rechazo && RECHAZOS_DE_CAMBIO[rechazo].mensaje,
    hrefDeAhora: antes.rechazoAlCancelar ? null : direccionDePregunta(pregunta, cita),
    hrefParaCambiar: antes.rechazoAlReprogramar ? null : direccionDeCambio(cita),
    hrefParaCancelar: antes.rechazoAlCancelar ? null : direccionDePregunta("cancelar", cita),
  };
}
export type PreguntaEnPantalla = NonNullable<Awaited<ReturnType<typeof verPregunta>>>;
