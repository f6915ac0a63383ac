import { z } from "zod";
import { RECHAZOS_DE_CANJE } from "../../../app/domain/paquetes/monedas/monedas";
import { camposDeJuego, PAUSAS_EN_DIAS } from "../../../app/domain/recompensas/ruleta/juego";
import { RECHAZOS_DE_JUEGO, type RechazoDeJuego } from "../../../app/domain/recompensas/ruleta/rechazos";
import type { Result } from "../../../app/domain/shared/result";
import { endpoint, instante, rechazosDe, type Endpoint } from "../../platform/api/endpoint";
import { CON_TOKEN } from "../../platform/permisos";
import type { Services } from "../../platform/services";

const rechazo = rechazosDe({ ...RECHAZOS_DE_JUEGO, "sin-monedas": RECHAZOS_DE_CANJE["sin-monedas"] });

/** Use cases of the game. It refuses in an installation without coins. */
function juegoDe({ recompensas: { ruleta } }: Services) {
  if (!ruleta) throw rechazo("sin-monedas");
  return ruleta;
}

const juego = z.object({
  apagado: z.boolean(),
  /** Turns of a day that the person allows themselves; null for those of the round. */
  girosPorDia: z.int().nullable(),
  /** End of a pause; null without one. */
  enPausaHasta: instante.nullable(),
  /** True until the person said when they were born. Their birth date is not kept. */
  faltaNacimiento: z.boolean(),
  /** Days that a pause may last. */
  pausasEnDias: z.array(z.int()),
});

async function verJuego(services: Services, idPersona: number) {
  const { apagado, girosPorDia, enPausaHasta, adultaDesde } = await juegoDe(services).preferencias(idPersona);
  const enPausa = enPausaHasta !== null && services.now() < enPausaHasta;
  return {
    ...{ apagado, girosPorDia, enPausaHasta: enPausa ? enPausaHasta : null },
    ...{ faltaNacimiento: adultaDesde === null, pausasEnDias: [...PAUSAS_EN_DIAS] },
  };
}

/** Choices of a person after one of them was changed. */
async function trasElegir(
  services: Services,
  idPersona: number,
  elegido: Promise<Result<null, RechazoDeJuego>>,
) {
  const resultado = await elegido;
  if (!resultado.ok) throw rechazo(resultado.rechazo);
  return verJuego(services, idPersona);
}

/**
 * Choices about the game. Declared with an explicit type, because inference would be circular: the endpoints use the
 * services that the context opens.
 */
export const endpoints: readonly Endpoint[] = [
  endpoint({
    metodo: "get",
    ruta: "/juego",
    resumen: "Lo que elegiste sobre el juego: encendido o apagado, tu límite y tu pausa",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: juego,
    atender: ({ services, portador: { idPersona } }) => verJuego(services, idPersona),
  }),
  endpoint({
    metodo: "put",
    ruta: "/juego",
    resumen: "Apaga el juego, y no ves monedas ni ruleta; o lo enciende, con todo lo que tenías",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    cuerpo: z.object({ apagado: z.boolean("Apagado es verdadero o falso") }),
    respuesta: juego,
    atender: ({ services, portador: { idPersona }, cuerpo: { apagado } }) =>
      trasElegir(services, idPersona, juegoDe(services).apagar(idPersona, apagado)),
  }),
  endpoint({
    metodo: "put",
    ruta: "/juego/limite",
    resumen: "Pone tus giros al día; nunca son más que los de la ronda",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    cuerpo: z.object({ girosPorDia: camposDeJuego.girosPorDia }),
    respuesta: juego,
    atender: ({ services, portador: { idPersona }, cuerpo: { girosPorDia } }) =>
      trasElegir(services, idPersona, juegoDe(services).limitar(idPersona, girosPorDia)),
  }),
  endpoint({
    metodo: "post",
    ruta: "/juego/pausa",
    resumen: "Empieza una pausa de tantos días, en la que no puedes girar; no se acorta",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    idempotente: true,
    cuerpo: z.object({ dias: camposDeJuego.dias }),
    respuesta: juego,
    atender: ({ services, portador: { idPersona }, cuerpo: { dias } }) =>
      trasElegir(services, idPersona, juegoDe(services).pausar(idPersona, dias)),
  }),
  endpoint({
    metodo: "post",
    ruta: "/juego/nacimiento",
    resumen:
      "Dice tu fecha de nacimiento, una vez; guardamos desde qué día eres mayor de edad, y no tu fecha",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    idempotente: true,
    cuerpo: z.object({ nacimiento: camposDeJuego.nacimiento }),
    respuesta: juego,
    atender: ({ services, portador: { idPersona }, cuerpo: { nacimiento } }) =>
      trasElegir(services, idPersona, juegoDe(services).decirNacimiento(idPersona, nacimiento)),
  }),
];
