import { ACTORES, CANALES, cuandoFue } from "~/domain/cuentas/accesosADatos/accesoADatos";
import { esCodigoInterno, valorLegible } from "~/domain/cuentas/misDatos/copia";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { eliminacionEnPalabras } from "~/shell/partes/eliminacion.server";
import { exigirPrueba } from "~/shell/sesion/prueba.server";
import type { LoaderArgs } from "~/shell/route";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPrueba({ request, context });
  const { generadaEn, secciones, nombres } = await services.cuentas.verMisDatos({
    idPersona,
    canal: "web",
    accion: "copia",
  });
  const [accesos, eliminacion] = await Promise.all([
    services.cuentas.verAccesosADatos(idPersona),
    eliminacionEnPalabras(idPersona),
  ]);
  // Sign-ins have a list of their own further down, in words.
  const deAqui = secciones.filter(({ clave }) => clave !== "accesos_a_datos");
  const enLaCopia = secciones.find(({ clave }) => clave === "accesos_a_datos")?.filas.length ?? 0;
  return {
    generadaEn: diaYHora(generadaEn, services.now()),
    eliminacion: eliminacion?.cuando ?? null,
    /** Titles of the tables without data of the person. */
    sinNada: deAqui.filter(({ filas }) => filas.length === 0).map(({ titulo }) => titulo),
    secciones: deAqui
      .filter(({ filas }) => filas.length > 0)
      .map(({ clave, titulo, columnas, filas }) => ({
        clave,
        titulo,
        columnas: columnas.map(({ etiqueta }) => etiqueta),
        internas: columnas.filter(({ campo }) => esCodigoInterno(campo)).map(({ etiqueta }) => etiqueta),
        filas: filas.map((fila) =>
          columnas.map(({ campo }) => valorLegible(campo, fila[campo] ?? null, nombres)),
        ),
      })),
    accesos: accesos.map((acceso) => [
      cuandoFue(acceso),
      acceso.descripcion,
      acceso.veces === 1 ? "Una vez" : `${acceso.veces} veces`,
      ACTORES[acceso.actor],
      CANALES[acceso.canal],
    ]),
    /** True when the copy of the data contains older readings than this list. */
    faltanAccesos: enLaCopia > accesos.length,
  };
}
