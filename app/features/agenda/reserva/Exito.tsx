import { useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { EntradaALaVideollamada } from "~/components/EntradaALaVideollamada";
import { Icono } from "~/components/Icono";
import { Ilustracion } from "~/components/Ilustracion";
import { Precio } from "~/components/Precio";
import { bonos } from "~/domain/paquetes/saldo/saldo";
import { pila } from "~/styles/layout.css";
import { PaginaDeResultado, tituloDeExito } from "./PaginaDeResultado";
import * as css from "./reserva.css";
import type { loader } from "./resumen-exito.server";

export function Exito() {
  const datos = useLoaderData<typeof loader>();
  const { sesion, cambio, sala, formaDePago, precioCentimos, seDevuelve } = datos;
  const { hrefDelComprobante, hrefDelCalendario } = datos;
  const seCobro = cambio?.diferenciaCentimos ?? precioCentimos;
  return (
    <PaginaDeResultado
      titulo={tituloDeExito(datos)}
      bajada="Ese momento ya es tuyo. Te enviamos los datos a tu correo."
      animo="calido"
      imagen={<Ilustracion nombre="sesion-reservada" />}
      sesion={sesion}
      detalle={
        <ul className={pila.media}>
          {sala && (
            <li className={css.conIcono}>
              <Icono nombre="video" tamano={24} />
              <div>
                <EntradaALaVideollamada {...sala} />
              </div>
            </li>
          )}
          <li className={css.conIcono}>
            <Icono nombre={formaDePago === "saldo" ? "saldo" : "tarjeta"} tamano={24} />
            {formaDePago === "saldo" ? (
              `La pagaste con ${bonos(1)} de tu saldo.`
            ) : formaDePago === "cupon" ? (
              "Tu cupón cubrió todo el precio: no pagaste nada."
            ) : (
              <span>
                {cambio ? (
                  <>
                    Pagaste <Precio centimos={cambio.diferenciaCentimos} /> de diferencia con tarjeta. Con los{" "}
                    <Precio centimos={cambio.aCuentaCentimos} /> que ya estaban pagados, tu sesión cuesta{" "}
                    <Precio centimos={precioCentimos} conIgv />.
                  </>
                ) : (
                  <>
                    Pagaste <Precio centimos={precioCentimos} conIgv /> con tarjeta.
                  </>
                )}{" "}
                {hrefDelComprobante && <a href={hrefDelComprobante}>Ver tu comprobante</a>}
              </span>
            )}
          </li>
          <li className={css.conIcono}>
            <Icono nombre="cambiar" tamano={24} />
            {sesion.reglaDeCambio}
          </li>
        </ul>
      }
      acciones={
        <>
          {/* Nothing opens over what they come to see. */}
          <Boton href="/mi-zona-privada?modal=ninguno" grande>
            Ver mi agenda
          </Boton>
          {hrefDelCalendario && (
            <Boton href={hrefDelCalendario} variante="secundario" grande>
              Añadir al calendario
            </Boton>
          )}
          <Boton href="/agendar" variante="texto">
            Agendar otra sesión
          </Boton>
        </>
      }
    >
      {formaDePago === "tarjeta" && seDevuelve > seCobro && (
        <Aviso titulo="Recibimos otro pago por esta sesión">
          Te devolvemos <Precio centimos={seDevuelve - seCobro} /> a tu tarjeta.
        </Aviso>
      )}
    </PaginaDeResultado>
  );
}
