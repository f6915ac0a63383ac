import { z } from "zod";
import { formularioDeNota, RECHAZOS_DE_NOTA, SIN_NOTA } from "../../../app/domain/agenda/notas/nota";
import type { Services } from "../../platform/services";
import { endpoint, identificador, rechazosDe, type Endpoint } from "../../platform/api/endpoint";

const nota = z.object({
  texto: z.string(),
  /** It is there, and none of our keys opens it. */
  ilegible: z.boolean(),
  comparteHistorial: z.boolean(),
  /** Whether the specialist whom the session has now sees it. */
  laVe: z.boolean(),
  /** Whether there is still somebody to share with. */
  abierta: z.boolean(),
  /** How many earlier sessions there are to share. */
  sesiones: z.int(),
});

const deLaCita = z.object({ idCita: identificador });

const rechazo = rechazosDe(RECHAZOS_DE_NOTA);

async function verNota(services: Services, propia: { idPersona: number; idCita: string }) {
  const vista = await services.agenda.verNota(propia);
  if (!vista.ok) throw rechazo(vista.rechazo);
  const { laVe, abierta, sesiones } = vista.value;
  const { texto, comparteHistorial } = vista.value.nota ?? SIN_NOTA;
  return { texto: texto ?? "", ilegible: texto === null, comparteHistorial, laVe, abierta, sesiones };
}

/** Typed by hand: what they are made of is the services that the noun opens. */
export const endpoints: readonly Endpoint[] = [
  endpoint({
    metodo: "get",
    ruta: "/sesiones/{idCita}/nota",
    resumen: "Lo que compartes con quien atiende tu sesión",
    clave: "private",
    conPersona: true,
    parametros: deLaCita,
    respuesta: nota,
    atender: ({ services, portador: { idPersona }, parametros: { idCita } }) =>
      verNota(services, { idPersona, idCita }),
  }),
  endpoint({
    metodo: "put",
    ruta: "/sesiones/{idCita}/nota",
    resumen: "Comparte una nota con quien atiende tu sesión; vacía y sin historial deja de compartir",
    clave: "private",
    conPersona: true,
    textoLibre: true,
    parametros: deLaCita,
    cuerpo: formularioDeNota
      .pick({ texto: true })
      .extend({ comparteHistorial: z.boolean("Compartir el historial es verdadero o falso").default(false) }),
    respuesta: nota,
    async atender({ services, portador: { idPersona }, parametros: { idCita }, cuerpo }) {
      const guardada = await services.agenda.guardarNota({ idPersona, idCita, nota: cuerpo });
      if (!guardada.ok) throw rechazo(guardada.rechazo);
      return verNota(services, { idPersona, idCita });
    },
  }),
];
