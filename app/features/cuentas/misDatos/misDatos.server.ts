import { ACTORES, CANALES, cuandoFue } from "~/domain/cuentas/misDatos/accesoADatos";
import { esCodigoInterno, valorLegible } from "~/domain/cuentas/misDatos/copia";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigirPrueba } from "~/shell/prueba.server";
import type { LoaderArgs } from "~/shell/ruta";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPrueba({ request, context });
  const { generadaEn, secciones, nombres } = await services.cuentas.verMisDatos({
    idPersona,
    canal: "web",
    accion: "copia",
  });
  const [accesos, eliminacion] = await Promise.all([
    services.cuentas.verAccesosADatos(idPersona),
    services.cuentas.verEliminacion(idPersona),
  ]);
  return {
    generadaEn: diaYHora(generadaEn),
    eliminacion: eliminacion && { fecha: diaYHora(eliminacion.ejecutarEn) },
    secciones: secciones
      // It has a list of its own below, in words.
      .filter(({ clave }) => clave !== "accesos_a_datos")
      .map(({ clave, titulo, columnas, filas }) => ({
        clave,
        titulo,
        columnas: columnas.map(({ etiqueta }) => etiqueta),
        internas: columnas.filter(({ campo }) => esCodigoInterno(campo)).map(({ etiqueta }) => etiqueta),
        filas: filas.map((una) =>
          columnas.map(({ campo }) => valorLegible(campo, una[campo] ?? null, nombres)),
        ),
      })),
    accesos: accesos.map((acceso) => [
      cuandoFue(acceso),
      acceso.descripcion,
      ACTORES[acceso.actor],
      CANALES[acceso.canal],
    ]),
  };
}
