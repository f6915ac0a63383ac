import { createHash } from "node:crypto";
import { direccionDeRuta, rutaEscrita, type RutaEscrita } from "../../app/domain/rutas/ruta";
import { leerCarpetaDeYaml, problemasDeAntes, type Problema } from "../contenido/module";

const CARPETA = "rutas";

/** Addresses to which a route may link, as `tipo/url`; null when this process does not know them. */
type Direcciones = ReadonlySet<string> | null;

/** Valid routes of a folder, checked alone and against one another. */
export async function leerRutas(carpeta: string, direcciones: Direcciones) {
  const { escritos, problemas } = await leerCarpetaDeYaml(carpeta, CARPETA, rutaEscrita, direcciones);
  const vistas = new Map<string, string>();
  const pagina = (url: string) => direccionDeRuta({ url });
  const deAntes = problemasDeAntes(
    escritos.map(({ valor, nombre, lugar }) => ({ ...valor, nombre, pagina, lugar })),
  );
  const rutas = escritos.flatMap(({ valor: ruta, nombre, lugar }): RutaEscrita[] => {
    const problemasDeRuta: Problema[] = [];
    const anotar = (campo: readonly PropertyKey[], mensaje: string) =>
      problemasDeRuta.push({ ...lugar(campo), mensaje });
    if (ruta.url !== nombre) anotar(["url"], `no es el nombre del archivo («${nombre}»)`);
    for (const campo of ["uid", "uidCms"] as const) {
      const clave = `${campo} ${ruta[campo]}`;
      const rutaAnterior = vistas.get(clave);
      if (rutaAnterior) anotar([campo], `ya lo tiene la ruta «${rutaAnterior}»`);
      else vistas.set(clave, nombre);
    }
    if (ruta.despublicado && ruta.despublicado <= ruta.publicado) {
      anotar(["despublicado"], "es antes de que se publique");
    }
    ruta.sigue.forEach((url, indice) => {
      const hay = url !== ruta.url && escritos.some(({ nombre: nombreEscrito }) => nombreEscrito === url);
      if (!hay) anotar(["sigue", indice], `no hay otra ruta «${url}»`);
    });
    if (direcciones) {
      ruta.temas.forEach((tema, indice) => {
        if (!direcciones.has(`tema/${tema}`)) anotar(["temas", indice], `el tema «${tema}» no existe`);
      });
    }
    ruta.pasos.forEach((paso, indice) => {
      if ("url" in paso && direcciones && !direcciones.has(`${paso.clase}/${paso.url}`)) {
        anotar(["pasos", indice, "url"], `no hay «${paso.clase}/${paso.url}»`);
      }
    });
    problemasDeRuta.push(
      ...deAntes.flatMap(({ cosa, problema }) => (cosa.nombre === nombre ? [problema] : [])),
    );
    problemas.push(...problemasDeRuta);
    return problemasDeRuta.length > 0 ? [] : [ruta];
  });
  // Routes for everybody come first; within each group the title decides.
  rutas.sort(
    (a, b) =>
      Number(a.planes !== undefined) - Number(b.planes !== undefined) ||
      a.titulo.localeCompare(b.titulo, "es"),
  );
  const version = createHash("sha256").update(JSON.stringify(rutas)).digest("hex").slice(0, 16);
  return { valor: { version, rutas }, problemas };
}
