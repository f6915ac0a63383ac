import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { ACCIONES_SOBRE_DATOS, ACTORES, CANALES } from "~/domain/cuentas/misDatos/accesoADatos";
import { esCodigoInterno, valorLegible } from "~/domain/cuentas/misDatos/copia";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigirPrueba } from "~/shell/prueba.server";
import { contenedorMedio, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Seccion } from "./Seccion";
import { TablaDeDatos } from "./TablaDeDatos";

export const meta: MetaFunction = () => [{ title: "Tus datos · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
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
    accesos: accesos.map(({ accion, actor, canal, creadoEn }) => [
      diaYHora(creadoEn),
      ACCIONES_SOBRE_DATOS[accion],
      ACTORES[actor],
      CANALES[canal],
    ]),
  };
}

export default function MisDatos() {
  const { generadaEn, eliminacion, secciones, accesos } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.media}>
        <h1>Tus datos</h1>
        <p className={textoSuave}>
          Esto es todo lo que guardamos sobre ti el {generadaEn}. Puedes leerlo aquí o llevártelo.
        </p>
        <p className={fila.media}>
          <Boton href="/mi-perfil/mis-datos/descarga?formato=json">Descargar todo (JSON)</Boton>
          <Boton href="/mi-perfil/mis-datos/descarga?formato=ics" variante="secundario">
            Descargar mis sesiones (calendario)
          </Boton>
          <Boton href="/mi-perfil/mis-datos/eliminacion" variante="secundario">
            {eliminacion ? "Ver la eliminación" : "Eliminar mi cuenta"}
          </Boton>
        </p>
      </header>
      {eliminacion && (
        <Aviso tipo="advertencia" titulo="Pediste eliminar tu cuenta">
          <p>La eliminaremos el {eliminacion.fecha}. Hasta entonces puedes cancelarlo.</p>
        </Aviso>
      )}
      <div>
        {secciones.map((seccion) => (
          <Seccion key={seccion.clave} {...seccion} />
        ))}
      </div>
      <section aria-labelledby="quien-los-vio" className={pila.media}>
        <h2 id="quien-los-vio">Quién vio o cambió tus datos</h2>
        <TablaDeDatos
          nombre="Quién vio o cambió tus datos"
          columnas={["Fecha", "Qué pasó", "Quién", "Por dónde"]}
          filas={accesos}
        />
      </section>
    </div>
  );
}
