import { z } from "zod";
import { endpoint } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import { CON_TOKEN } from "../../platform/permisos";

const respuesta = z.object({
  logrados: z.array(z.object({ uid: z.string(), titulo: z.string(), razon: z.string(), dia: z.string() })),
  porVenir: z.array(z.object({ uid: z.string(), titulo: z.string(), como: z.string() })),
  racha: z.int(),
  pausa: z.object({ desde: z.string(), hasta: z.string() }).nullable(),
});

async function verLogros({ historial }: Services, idPersona: number) {
  const { logrados, porVenir, racha, pausa } = await historial.logros(idPersona);
  return {
    logrados: logrados.map(({ uid, titulo, razon, dia }) => ({ uid, titulo, razon, dia })),
    porVenir: porVenir.map(({ uid, titulo, como }) => ({ uid, titulo, como })),
    racha,
    pausa: pausa && { desde: pausa.desde, hasta: pausa.hasta },
  };
}

/** Endpoints of a person's own achievements, and of their streak, which they may pause. */
export const logros = [
  endpoint({
    metodo: "get",
    ruta: "/logros",
    resumen: "Lo que la persona logró, con su día y su razón, y los días seguidos que lleva",
    clave: "private",
    conPersona: true,
    permisos: CON_TOKEN,
    respuesta,
    atender: ({ services, portador: { idPersona } }) => verLogros(services, idPersona),
  }),
  endpoint({
    metodo: "post",
    ruta: "/logros/pausa",
    resumen: "Pone en pausa los días seguidos, sin decir por qué y hasta por un mes",
    clave: "private",
    conPersona: true,
    permisos: CON_TOKEN,
    idempotente: true,
    respuesta,
    async atender({ services, portador: { idPersona } }) {
      await services.historial.pausarRacha(idPersona);
      return verLogros(services, idPersona);
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/logros/pausa",
    resumen: "Termina la pausa de los días seguidos",
    clave: "private",
    conPersona: true,
    permisos: CON_TOKEN,
    respuesta,
    async atender({ services, portador: { idPersona } }) {
      await services.historial.seguirRacha(idPersona);
      return verLogros(services, idPersona);
    },
  }),
];
