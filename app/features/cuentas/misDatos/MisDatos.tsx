import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { ELIMINACION } from "~/domain/cuentas/misDatos/direcciones";
import { contenedorMedio, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import * as css from "./datos.css";
import { Seccion } from "./Seccion";
import { TablaDeDatos } from "./TablaDeDatos";
import type { loader } from "./misDatos.server";

export function MisDatos() {
  const { generadaEn, eliminacion, secciones, sinNada, accesos, faltanAccesos } =
    useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.media}>
        <h1>Tus datos</h1>
        <p className={textoSuave}>
          Esto es todo lo que guardamos sobre ti el {generadaEn}. Puedes leerlo aquí o llevártelo.
        </p>
        <p className={fila.media}>
          <Button href="/mi-perfil/mis-datos/descarga?formato=texto">Descargar una copia para leer</Button>
          <Button href="/mi-perfil/mis-datos/descarga?formato=json" variant="secondary">
            Descargar para otro programa (JSON)
          </Button>
          <Button href="/mi-perfil/mis-datos/descarga?formato=ics" variant="secondary">
            Descargar mis sesiones (calendario)
          </Button>
          <Button href={ELIMINACION} variant="secondary">
            {eliminacion ? "Ver la eliminación" : "Eliminar mi cuenta"}
          </Button>
        </p>
      </header>
      {eliminacion && (
        <Alert kind="advertencia" title="Pediste eliminar tu cuenta">
          <p>La eliminaremos {eliminacion}. Hasta entonces puedes cancelarlo.</p>
        </Alert>
      )}
      <div className={pila.media}>
        <div>
          {secciones.map((seccion) => (
            <Seccion key={seccion.clave} {...seccion} />
          ))}
        </div>
        {sinNada.length > 0 && (
          <details>
            <summary className={css.codigos}>Lo que no tenemos de ti ({sinNada.length})</summary>
            <ul>
              {sinNada.map((titulo) => (
                <li key={titulo}>{titulo}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <section aria-labelledby="quien-los-vio" className={pila.media}>
        <h2 id="quien-los-vio">Quién vio o cambió tus datos</h2>
        <TablaDeDatos
          nombre="Quién vio o cambió tus datos"
          columnas={["Fecha", "Qué pasó y para qué", "Cuántas veces", "Quién", "Por dónde"]}
          filas={accesos}
        />
        {faltanAccesos && (
          <p className={textoSuave}>
            Aquí están las últimas {accesos.length} líneas. Las anteriores están en{" "}
            <a href="/mi-perfil/mis-datos/descarga?formato=texto">la copia para leer</a>.
          </p>
        )}
      </section>
    </div>
  );
}
