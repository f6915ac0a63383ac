import { useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { contenedorMedio, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Seccion } from "./Seccion";
import { TablaDeDatos } from "./TablaDeDatos";
import type { loader } from "./mis-datos.server";

export function MisDatos() {
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
