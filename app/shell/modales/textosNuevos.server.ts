import { textosPorAceptar } from "~/domain/avisos/modales/modal";
import { versionDelConjunto } from "~/domain/consentimientos/politica";
import { services } from "~/services.server";

/** The terms that changed, and which version of them this person accepted. */
export async function verTextosNuevos(idPersona: number) {
  const solicitud = await services.consentimientos.verPoliticas("REGISTRO");
  if (solicitud.estado !== "successful") {
    return { estado: solicitud.estado === "loading" ? ("loading" as const) : ("error" as const) };
  }
  const libro = await services.consentimientos.verConsentimientos(idPersona);
  const obligatorias = solicitud.politicas.filter(({ requerido }) => requerido === 1);
  return {
    estado: "successful" as const,
    version: versionDelConjunto(obligatorias),
    politicas: textosPorAceptar(obligatorias, libro).map((politica) => {
      const aceptada = libro.find((linea) => linea.codigo === politica.codigo && linea.valor === "1");
      return {
        codigo: politica.codigo,
        tipo: politica.tipo,
        versionActual: politica.versionActual,
        titulo: politica.titulo,
        requerido: politica.requerido,
        texto: politica.enlace,
        cambios: aceptada ? `${politica.enlace}?comparar=${aceptada.version}` : null,
      };
    }),
  };
}
export type TextosNuevos = Awaited<ReturnType<typeof verTextosNuevos>>;
