import { createHash } from "node:crypto";
import { direccionDeRuta, rutaEscrita, type RutaEscrita } from "../../app/domain/rutas/ruta";
import { leerCarpetaDeYaml, problemasDeAntes, type Problema } from "../contenido/module";

const CARPETA = "rutas";

/** What may be pointed at, as `tipo/url`; null where nobody can say here what there is. */
type Direcciones = ReadonlySet<string> | null;

/** The routes of a folder that are right, by themselves and beside each other. */
export async function leerRutas(carpeta: string, direcciones: Direcciones) {
  const { escritos, problemas } = await leerCarpetaDeYaml(carpeta, CARPETA, rutaEscrita, direcciones);
  const vistas = new Map<string, string>();
  const pagina = (url: string) => direccionDeRuta({ url });
  const deAntes = problemasDeAntes(
    escritos.map(({ valor, nombre, lugar }) => ({ ...valor, nombre, pagina, lugar })),
  );
  const rutas = escritos.flatMap(({ valor: ruta, nombre, lugar }): RutaEscrita[] => {
    const propios: Problema[] = [];
    const anotar = (campo: readonly PropertyKey[], mensaje: string) =>
      propios.push({ ...lugar(campo), mensaje });
    if (ruta.url !== nombre) anotar(["url"], `no es el nombre del archivo («${nombre}»)`);
    for (const campo of ["uid", "uidCms"] as const) {
      const clave = `${campo} ${ruta[campo]}`;
      const otra = vistas.get(clave);
      if (otra) anotar([campo], `ya lo tiene la ruta «${otra}»`);
      else vistas.set(clave, nombre);
    }
    if (ruta.despublicado && ruta.despublicado <= ruta.publicado) {
      anotar(["despublicado"], "es antes de que se publique");
    }
    ruta.sigue.forEach((url, indice) => {
      const hay = url !== ruta.url && escritos.some(({ nombre: otro }) => otro === url);
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
    propios.push(...deAntes.flatMap(({ cosa, problema }) => (cosa.nombre === nombre ? [problema] : [])));
    problemas.push(...propios);
    return propios.length > 0 ? [] : [ruta];
  });
  // What is everybody's stands first, and then by its title.
  rutas.sort(
    (una, otra) =>
      Number(una.planes !== undefined) - Number(otra.planes !== undefined) ||
      una.titulo.localeCompare(otra.titulo, "es"),
  );
  const version = createHash("sha256").update(JSON.stringify(rutas)).digest("hex").slice(0, 16);
  return { valor: { version, rutas }, problemas };
}
