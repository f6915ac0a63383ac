import { bloquesDe } from "~/components/markdown.server";
import { nombreDeTexto } from "~/domain/consentimientos/documentos";
import { terminosPendientes, textosPorAceptar } from "~/domain/avisos/modales/modal";
import { versionDelConjunto } from "~/domain/consentimientos/politica";
import { services } from "~/services.server";

/**
 * Terms that changed, and the version that this person accepted. A person who never accepted any reads what the
 * sign-up would have shown: the texts themselves, and how we take care of their data.
 */
export async function verTextosNuevos(idPersona: number) {
  const solicitud = await services.consentimientos.verPoliticas("REGISTRO");
  if (solicitud.estado !== "successful") {
    return { estado: solicitud.estado === "loading" ? ("loading" as const) : ("error" as const) };
  }
  const libro = await services.consentimientos.verConsentimientos(idPersona);
  const obligatorias = solicitud.politicas.filter(({ requerido }) => requerido === 1);
  const terminos = terminosPendientes(obligatorias, libro) ?? "nuevos";
  const informativas =
    terminos === "primeros" ? solicitud.politicas.filter(({ tipo }) => tipo === "texto") : [];
  return {
    estado: "successful" as const,
    terminos,
    version: versionDelConjunto([...obligatorias, ...informativas]),
    politicas: [...textosPorAceptar(obligatorias, libro), ...informativas].map((politica) => {
      const aceptada = libro.find((linea) => linea.codigo === politica.codigo && linea.valor === "1");
      return {
        codigo: politica.codigo,
        tipo: politica.tipo,
        versionActual: politica.versionActual,
        titulo: politica.titulo,
        nombre: nombreDeTexto(politica),
        requerido: politica.requerido,
        enlace: politica.enlace,
        /** Blocks of the text to read. A person who accepted an earlier version reads the changes instead. */
        bloques: terminos === "primeros" ? bloquesDe(politica.contenido) : null,
        cambios: aceptada ? `${politica.enlace}?comparar=${aceptada.version}` : null,
      };
    }),
  };
}
export type TextosNuevos = Awaited<ReturnType<typeof verTextosNuevos>>;
