import { z } from "zod";
import { NIVELES } from "../../../app/domain/contenido/contenido";
import { CODIGOS_DE_PLAN } from "../../../app/domain/cuentas/perfil/planes";
import { cambioDeRuta } from "../../../app/domain/rutas/formularios";
import { avanceDe, estadoDe, RECHAZOS_DE_RUTA, RITMOS } from "../../../app/domain/rutas/recorrido";
import type { RutaDeAlguien } from "../../../app/domain/rutas/recorrer";
import { CLASES_DE_PASO, direccionDeRuta, minutosDe, type Ruta } from "../../../app/domain/rutas/ruta";
import { endpoint, identificador, instante, rechazosDe } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import { CON_TOKEN } from "../../platform/permisos";

const rechazo = rechazosDe(RECHAZOS_DE_RUTA);

const avance = z.object({
  estado: z.enum(["en-curso", "en-pausa", "dejada", "terminada"]),
  ritmo: z.enum(RITMOS),
  hechos: z.int(),
  total: z.int(),
  porcentaje: z.int(),
  minutosQueQuedan: z.int(),
  /** Next step of the route; null when none is left. */
  siguiente: z.string().nullable(),
  empezadoEn: instante,
  preguntarEn: instante.nullable(),
  terminadoEn: instante.nullable(),
  recordatorio: z.object({ dias: z.array(z.int()), hora: z.string() }).nullable(),
  pasos: z.array(z.object({ id: z.string(), hechoEn: instante, como: z.enum(["hecho", "dicho"]) })),
});

function aAvance({ ruta, recorrido, hechos: pasosHechos }: RutaDeAlguien): z.input<typeof avance> {
  const avanceDeRuta = avanceDe(ruta.pasos, pasosHechos);
  const { recordatorio } = recorrido;
  return {
    estado: estadoDe(recorrido),
    ritmo: recorrido.ritmo,
    hechos: avanceDeRuta.hechos,
    total: avanceDeRuta.total,
    // A step that an editor added after the person finished the route does not lower the percentage.
    porcentaje: recorrido.terminadoEn ? 100 : avanceDeRuta.porcentaje,
    minutosQueQuedan: avanceDeRuta.minutosQueQuedan,
    siguiente: avanceDeRuta.siguiente?.id ?? null,
    empezadoEn: recorrido.empezadoEn,
    preguntarEn: recorrido.preguntarEn,
    terminadoEn: recorrido.terminadoEn,
    recordatorio: recordatorio && { dias: [...recordatorio.dias], hora: recordatorio.hora },
    pasos: pasosHechos.map(({ paso, hechoEn, como }) => ({ id: paso, hechoEn, como })),
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
  /** Plans that include the route; empty for a route open to everybody. */
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
  /** True when the person may begin the route with their plan. */
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
    opciones: (pregunta?.opciones ?? []).map((opcion) => ({ id: opcion.id, texto: opcion.texto })),
  })),
});

async function avanceActual({ rutas }: Services, personaYRuta: { idPersona: number; uid: string }) {
  const rutaDePersona = await rutas.ponerAlDia(personaYRuta);
  if (!rutaDePersona) throw rechazo("ruta-no-existe");
  return aAvance(rutaDePersona);
}

/** Endpoints of the routes as programmes: their plans, taking part in one, and the person's progress. */
export const programas = [
  endpoint({
    metodo: "get",
    ruta: "/programas",
    resumen: "Las rutas y programas, con sus pasos y los planes con los que vienen",
    clave: "public",
    conPersona: false,
    permisos: 200,
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
    permisos: CON_TOKEN,
    respuesta: z.object({ programas: z.array(programaDeAlguien) }),
    async atender({ services: { rutas }, portador: { idPersona }, origen }) {
      const [publicadas, mias] = await Promise.all([rutas.publicadas(), rutas.mias(idPersona)]);
      const incluidas = await rutas.incluidas(idPersona, publicadas);
      // A person keeps a route that they began, even when it is no longer published.
      const ocultas = mias.filter(({ ruta }) => !publicadas.some(({ uid }) => uid === ruta.uid));
      return {
        programas: [...publicadas, ...ocultas.map(({ ruta }) => ruta)].map((ruta) => {
          const rutaDePersona = mias.find((candidata) => candidata.ruta.uid === ruta.uid);
          return {
            ...aPrograma(ruta, origen),
            incluido: incluidas.has(ruta.uid),
            avance: rutaDePersona ? aAvance(rutaDePersona) : null,
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
    permisos: { sinSesion: 401, conSesion: 201, otra: 201 },
    conPersona: true,
    idempotente: true,
    estado: 201,
    cuerpo: z.object({ uid: identificador }),
    respuesta: avance,
    async atender({ services, portador: { idPersona }, cuerpo: { uid } }) {
      const resultado = await services.rutas.empezar({ idPersona, uid });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return avanceActual(services, { idPersona, uid });
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/programas/progreso",
    resumen:
      "Anota un paso (hecho), o pausa, sigue, deja, cambia el ritmo o los recordatorios de un programa empezado",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 200, otra: 409 },
    conPersona: true,
    idempotente: true,
    cuerpo: z.object({ uid: identificador }).and(cambioDeRuta),
    respuesta: z.object({ avance, respuesta: z.string().nullable() }),
    async atender({ services, portador: { idPersona }, cuerpo: { uid, ...envio } }) {
      const personaYRuta = { idPersona, uid };
      const resultado = await services.rutas.hacer(personaYRuta, envio);
      if (!resultado.ok) {
        if (resultado.rechazo !== "paso-fuera-de-turno") throw rechazo(resultado.rechazo);
        throw rechazo(resultado.rechazo, {
          siguiente: (await avanceActual(services, personaYRuta)).siguiente,
        });
      }
      return { avance: await avanceActual(services, personaYRuta), respuesta: resultado.value.respuesta };
    },
  }),
];
