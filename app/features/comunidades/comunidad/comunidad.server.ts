import { z } from "zod";
import { direccionDeComunidad } from "~/domain/comunidades/comunidad";
import type { ComunidadVista } from "~/domain/comunidades/miembros";
import { RECHAZOS_DE_COMUNIDAD } from "~/domain/comunidades/rechazos";
import { ORDENES_DE_LISTA } from "~/domain/comunidades/repositorio";
import { campoExacto, campoDeLinea } from "~/domain/shared/campos";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { conParametros } from "~/shell/direcciones";
import { exigir, noExiste } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { aIniciarSesion, quienEs } from "~/shell/sesion/sesion.server";
import { cuandoFue } from "../cuando";
import { ESTADO_EN_PALABRAS, fichaDeConversacion, fichaDeHallazgo, fichaDePendiente } from "./fichas";

const busqueda = z.object({
  ver: z.enum(ORDENES_DE_LISTA).catch("nuevas"),
  antes: campoExacto(120).optional().catch(undefined),
  palabras: campoDeLinea().max(80).catch("").default(""),
  quitado: campoExacto(80).optional().catch(undefined),
  oculto: campoExacto(80).optional().catch(undefined),
  salir: z.literal("1").optional().catch(undefined),
});

const EN_PALABRAS = { nuevas: "Nuevas", "sin-respuesta": "Sin respuesta", mias: "Las que empecé" } as const;

interface EnComunidad {
  idPersona: number;
  comunidad: string;
}

/**
 * Page of a community. Visitors and people who did not join see its name, its purpose and its rules; members see its
 * conversations too.
 */
export async function loader({ request, params, context }: LoaderArgs) {
  const persona = await quienEs({ request, context });
  const comunidad = await services.comunidades.verComunidad(params.url ?? "", persona?.idPersona ?? null);
  if (!comunidad) throw noExiste();
  const { nombre, paraQue, reglas, dibujo, equipo, miParticipacion } = comunidad;
  const publico = { nombre, paraQue, reglas, dibujo, equipo };
  const href = direccionDeComunidad(comunidad);
  if (!persona) return { ...publico, vista: "visita" as const, entrar: aDondeEntrar(href) };
  if (!miParticipacion) return { ...publico, vista: "entrada" as const };
  const en = { idPersona: persona.idPersona, comunidad: comunidad.url };
  const pedido = busqueda.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { seudonimo } = miParticipacion;
  if (pedido.quitado !== undefined)
    return { ...publico, vista: "quitado" as const, volver: href, ...(await quitado(en, pedido.quitado)) };
  if (pedido.salir) {
    const conClave = await services.cuentas.tieneClave(persona.idPersona);
    const salida = { volver: href, direccion: direccionDeSalida(href), conClave };
    return { ...publico, vista: "salida" as const, seudonimo, salida };
  }
  const sancion = sancionEnPalabras(miParticipacion);
  if (miParticipacion.estado === "suspendida")
    return { ...publico, vista: "suspendida" as const, seudonimo, sancion, salida: direccionDeSalida(href) };
  return {
    ...publico,
    ...(await lista(en, href, pedido)),
    vista: "miembro" as const,
    seudonimo,
    sancion,
    salida: direccionDeSalida(href),
    oculto: pedido.oculto ?? null,
    idEnvio: crypto.randomUUID(),
  };
}

const direccionDeSalida = (href: string) => conParametros(href, "", { salir: "1" });

const aDondeEntrar = (href: string) => aIniciarSesion(href).headers.get("location")!;

function sancionEnPalabras({ estado, hasta, motivo }: NonNullable<ComunidadVista["miParticipacion"]>) {
  if (estado === "activa") return null;
  return { motivo, hasta: hasta && diaYHora(hasta, services.now()) };
}

/** The person's own removed text, with the rule and the reason. */
async function quitado(en: EnComunidad, idTexto: string) {
  const propio = exigir(
    await services.comunidades.verPropiaQuitada({ ...en, idTexto }),
    RECHAZOS_DE_COMUNIDAD,
  );
  const { texto, regla, motivo, apelacion, revisada, puedeApelar, quitadoEn } = propio;
  return {
    quitado: {
      ...{ idTexto, texto, regla, motivo, apelacion, revisada, puedeApelar },
      cuando: cuandoFue(quitadoEn, services.now()),
    },
  };
}

/** Conversations of the community for a member, with their own waiting texts and the members whom they blocked. */
async function lista(en: EnComunidad, href: string, { ver, antes, palabras }: z.output<typeof busqueda>) {
  const ahora = services.now();
  const leer = services.comunidades;
  const [vistas, hallados, pendientes, bloqueados, ocultos] = await Promise.all([
    leer.verLista({ ...en, orden: ver, antes }).then((leidas) => exigir(leidas, RECHAZOS_DE_COMUNIDAD)),
    palabras === ""
      ? null
      : leer.buscar({ ...en, palabras }).then((leidos) => exigir(leidos, RECHAZOS_DE_COMUNIDAD)),
    leer.mias(en).then((propias) => exigir(propias, RECHAZOS_DE_COMUNIDAD)),
    leer.bloqueados(en).then((leidos) => exigir(leidos, RECHAZOS_DE_COMUNIDAD)),
    leer.ocultos(en).then((leidos) => exigir(leidos, RECHAZOS_DE_COMUNIDAD)),
  ]);
  const { conversaciones, siguiente, borrador } = vistas;
  return {
    href,
    opciones: ORDENES_DE_LISTA.map((orden) => ({
      texto: EN_PALABRAS[orden],
      href: orden === "nuevas" ? href : conParametros(href, "", { ver: orden }),
      activo: palabras === "" && orden === ver,
    })),
    ver,
    palabras,
    // Texts that wait or were removed stand in the list of `pendientes`.
    conversaciones: conversaciones
      .filter(({ estado }) => ESTADO_EN_PALABRAS[estado] === null)
      .map((una) => fichaDeConversacion(en.comunidad, una, ahora)),
    siguiente: siguiente && conParametros(href, "", { ver, antes: siguiente }),
    hallados: hallados?.map((uno) => fichaDeHallazgo(en.comunidad, uno, ahora)) ?? null,
    pendientes: pendientes.map((uno) => fichaDePendiente(en.comunidad, uno, ahora)),
    bloqueados: bloqueados.map(({ idBloqueo, seudonimo }) => ({ idBloqueo, seudonimo })),
    ocultos: ocultos.map(({ idTexto, autor, asunto }) => ({
      ...{ idTexto, autor, asunto: asunto ?? "De alguien que bloqueaste" },
    })),
    borrador,
  };
}
