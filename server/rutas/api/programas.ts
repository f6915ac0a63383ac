import { z } from "zod";
import { NIVELES } from "../../../app/domain/contenido/contenido";
import { CODIGOS_DE_PLAN } from "../../../app/domain/cuentas/perfil/planes";
import { cambioDeRuta } from "../../../app/domain/rutas/formularios";
import { avanceDe, estadoDe, RECHAZOS_DE_RUTA, RITMOS } from "../../../app/domain/rutas/recorrido";
import type { RutaDeAlguien } from "../../../app/domain/rutas/recorrer";
import { CLASES_DE_PASO, direccionDeRuta, minutosDe, type Ruta } from "../../../app/domain/rutas/ruta";
import { endpoint, identificador, instante, rechazosDe } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";

const rechazo = rechazosDe(RECHAZOS_DE_RUTA);

const avance = z.object({
  estado: z.enum(["en-curso", "en-pausa", "dejada", "terminada"]),
  ritmo: z.enum(RITMOS),
  hechos: z.int(),
  total: z.int(),
  porcentaje: z.int(),
  minutosQueQuedan: z.int(),
  /** The next step; null where none is left. */
  siguiente: z.string().nullable(),
  empezadoEn: instante,
  preguntarEn: instante.nullable(),
  terminadoEn: instante.nullable(),
  recordatorio: z.object({ dias: z.array(z.int()), hora: z.string() }).nullable(),
  pasos: z.array(z.object({ id: z.string(), hechoEn: instante, como: z.enum(["hecho", "dicho"]) })),
});

function aAvance({ ruta, recorrido, hechos }: RutaDeAlguien): z.input<typeof avance> {
  const suyo = avanceDe(ruta.pasos, hechos);
  const { recordatorio } = recorrido;
  return {
    estado: estadoDe(recorrido),
    ritmo: recorrido.ritmo,
    hechos: suyo.hechos,
    total: suyo.total,
    // What is added to one that has ended is none of it.
    porcentaje: recorrido.terminadoEn ? 100 : suyo.porcentaje,
    minutosQueQuedan: suyo.minutosQueQuedan,
    siguiente: suyo.siguiente?.id ?? null,
    empezadoEn: recorrido.empezadoEn,
    preguntarEn: recorrido.preguntarEn,
    terminadoEn: recorrido.terminadoEn,
    recordatorio: recordatorio && { dias: [...recordatorio.dias], hora: recordatorio.hora },
    pasos: hechos.map(({ paso, hechoEn, como }) => ({ id: paso, hechoEn, como })),
  };
}

const programa = z.object({
  uid: z.string(),
  uidCms: z.string(),
  url: z.string(),
  titulo: z.string(),
  resumen: z.string(),
  porque: z.string(),
  temas: z.array(z.string()),
  nivel: z.enum(NIVELES),
  minutos: z.int(),
  direccion: z.string(),
  /** Empty: everybody's. */
  planes: z.array(z.enum(CODIGOS_DE_PLAN)),
  pasos: z.array(
    z.object({
      id: z.string(),
      clase: z.enum(CLASES_DE_PASO),
      titulo: z.string(),
      minutos: z.int(),
      nota: z.string().nullable(),
      direccion: z.string().nullable(),
      opciones: z.array(z.object({ id: z.string(), texto: z.string() })),
    }),
  ),
});
const programaDeAlguien = programa.extend({
  /** Whether the person may begin it by their plan. */
  incluido: z.boolean(),
  avance: avance.nullable(),
});

const aPrograma = (ruta: Ruta, origen: string) => ({
  uid: ruta.uid,
  uidCms: ruta.uidCms,
  url: ruta.url,
  titulo: ruta.titulo,
  resumen: ruta.resumen,
  porque: ruta.porque,
  temas: ruta.temas.map(({ url }) => url),
  nivel: ruta.nivel,
  minutos: minutosDe(ruta.pasos),
  direccion: origen + direccionDeRuta(ruta),
  planes: [...ruta.planes],
  pasos: ruta.pasos.map(({ id, clase, titulo, minutos, nota, href, pregunta }) => ({
    id,
    clase,
    titulo,
    minutos,
    nota,
    direccion: href && origen + href,
    opciones: (pregunta?.opciones ?? []).map((una) => ({ id: una.id, texto: una.texto })),
  })),
});

async function avanceActual({ rutas }: Services, cual: { idPersona: number; uid: string }) {
  const suya = await rutas.ponerAlDia(cual);
  if (!suya) throw rechazo("ruta-no-existe");
  return aAvance(suya);
}

/** The routes as programmes: whose each is, taking part in one, and how far the person is. */
export const programas = [
  endpoint({
    metodo: "get",
    ruta: "/programas",
    resumen: "Las rutas y programas, con sus pasos y los planes con los que vienen",
    clave: "public",
    conPersona: false,
    roles: "200 200 200 200",
    respuesta: z.object({ programas: z.array(programa) }),
    async atender({ services: { rutas }, origen }) {
      return { programas: (await rutas.publicadas()).map((ruta) => aPrograma(ruta, origen)) };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/programas/usuario",
    resumen:
      "Los mismos para una persona: si su plan los incluye y cuánto avanzó, también en los que empezó y ya no se ofrecen",
    clave: "private",
    conPersona: true,
    roles: "401 200 200 200",
    respuesta: z.object({ programas: z.array(programaDeAlguien) }),
    async atender({ services: { rutas }, portador: { idPersona }, origen }) {
      const [publicadas, mias] = await Promise.all([rutas.publicadas(), rutas.mias(idPersona)]);
      const incluidas = await rutas.incluidas(idPersona, publicadas);
      // Who began one goes on with it, also when it is no longer shown to others.
      const ocultas = mias.filter(({ ruta }) => !publicadas.some(({ uid }) => uid === ruta.uid));
      return {
        programas: [...publicadas, ...ocultas.map(({ ruta }) => ruta)].map((ruta) => {
          const suya = mias.find((una) => una.ruta.uid === ruta.uid);
          return {
            ...aPrograma(ruta, origen),
            incluido: incluidas.has(ruta.uid),
            avance: suya ? aAvance(suya) : null,
          };
        }),
      };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/programas/inscripciones",
    resumen: "Empieza un programa, o vuelve a uno que se dejó, con lo que ya estaba hecho",
    clave: "private",
    conPersona: true,
    idempotente: true,
    estado: 201,
    cuerpo: z.object({ uid: identificador }),
    respuesta: avance,
    async atender({ services, portador: { idPersona }, cuerpo: { uid } }) {
      const hecho = await services.rutas.empezar({ idPersona, uid });
      if (!hecho.ok) throw rechazo(hecho.rechazo);
      return avanceActual(services, { idPersona, uid });
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/programas/progreso",
    resumen:
      "Anota un paso (hecho), o pausa, sigue, deja, cambia el ritmo o los recordatorios de un programa empezado",
    clave: "private",
    conPersona: true,
    idempotente: true,
    cuerpo: z.object({ uid: identificador }).and(cambioDeRuta),
    respuesta: z.object({ avance, respuesta: z.string().nullable() }),
    async atender({ services, portador: { idPersona }, cuerpo: { uid, ...envio } }) {
      const cual = { idPersona, uid };
      const hecho = await services.rutas.hacer(cual, envio);
      if (!hecho.ok) {
        if (hecho.rechazo !== "paso-fuera-de-turno") throw rechazo(hecho.rechazo);
        throw rechazo(hecho.rechazo, { siguiente: (await avanceActual(services, cual)).siguiente });
      }
      return { avance: await avanceActual(services, cual), respuesta: hecho.value.respuesta };
    },
  }),
];
