import { z } from "zod";
import { formularioDeNota, RECHAZOS_DE_NOTA, SIN_NOTA } from "../../../app/domain/agenda/notas/nota";
import type { Services } from "../../platform/services";
import { endpoint, identificador, rechazosDe, type Endpoint } from "../../platform/api/endpoint";
import { PROPIO } from "../../platform/permisos";

const nota = z.object({
  texto: z.string(),
  /** True when the session has a note but none of our keys decrypts it. */
  ilegible: z.boolean(),
  comparteHistorial: z.boolean(),
  /** True when the present specialist of the session can see the person's note. */
  laVe: z.boolean(),
  /** True while the note can still be shared with the specialist. */
  abierta: z.boolean(),
  /** Number of earlier sessions whose notes may be shared with the specialist. */
  sesiones: z.int(),
});

const deLaCita = z.object({ idCita: identificador });

const rechazo = rechazosDe(RECHAZOS_DE_NOTA);

async function verNota(services: Services, personaYCita: { idPersona: number; idCita: string }) {
  const resultado = await services.agenda.verNota(personaYCita);
  if (!resultado.ok) throw rechazo(resultado.rechazo);
  const { laVe, abierta, sesiones } = resultado.value;
  const { texto, comparteHistorial } = resultado.value.nota ?? SIN_NOTA;
  return { texto: texto ?? "", ilegible: texto === null, comparteHistorial, laVe, abierta, sesiones };
}

/**
 * Declared with an explicit type, because inference would be circular: the endpoints use the services that the noun
 * opens.
 */
export const endpoints: readonly Endpoint[] = [
  endpoint({
    metodo: "get",
    ruta: "/sesiones/{idCita}/nota",
    resumen: "Lo que compartes con quien atiende tu sesión",
    clave: "private",
    permisos: PROPIO,
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
    permisos: PROPIO,
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
