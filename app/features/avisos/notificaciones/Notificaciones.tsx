import { useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { Etiqueta } from "~/components/Etiqueta";
import { Formulario } from "~/components/Formulario";
import { Icono } from "~/components/Icono";
import { Tarjeta } from "~/components/Tarjeta";
import {
  contenedorMedio,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  textoChico,
  textoSuave,
} from "~/styles/layout.css";
import type { loader } from "./notificaciones.server";

export function Notificaciones() {
  const { notificaciones, sinVer, hasta } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={fila.extremos}>
        <h1>Notificaciones</h1>
        {sinVer > 0 && (
          <Formulario>
            <input type="hidden" name="hasta" value={hasta} />
            <Boton variante="secundario">Marcar como vistas</Boton>
          </Formulario>
        )}
      </header>
      {notificaciones.length === 0 ? (
        <EstadoVacio
          titulo="Todavía no tienes notificaciones"
          ilustracion="agenda-vacia"
          acciones={<Boton href="/agendar">Agendar una sesión</Boton>}
        >
          Aquí verás tus reservas, cambios y devoluciones.
        </EstadoVacio>
      ) : (
        <ul className={pila.media}>
          {notificaciones.map(({ idNotificacion, icono, mensaje, enlace, cuando, nueva }) => (
            <li key={idNotificacion}>
              <Tarjeta className={pila.corta}>
                <p className={fila.corta}>
                  <Icono nombre={icono} />
                  <span className={clases(textoSuave, textoChico)}>{cuando}</span>
                  {nueva && <Etiqueta>Nueva</Etiqueta>}
                </p>
                <p>{mensaje}</p>
                {enlace && (
                  <p>
                    <a className={enlaceSuelto} href={enlace}>
                      Ver más
                    </a>
                  </p>
                )}
              </Tarjeta>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
