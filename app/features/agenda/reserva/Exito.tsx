import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { EntradaALaVideollamada } from "../videollamada/EntradaALaVideollamada";
import { Icon } from "~/components/Icon";
import { Illustration } from "~/components/Illustration";
import { Precio } from "~/components/Precio";
import { bonos } from "~/domain/paquetes/saldo/saldo";
import { DIRECCION_DE_MI_AGENDA } from "~/domain/shared/navegacion/destino";
import { pila } from "~/styles/layout.css";
import { PaginaDeResultado, tituloDeExito } from "./PaginaDeResultado";
import * as css from "./reserva.css";
import type { CargaDeResultado } from "./resultado.server";

export function Exito() {
  const datos = useLoaderData<CargaDeResultado>();
  const { sesion, cambio, sala, formaDePago, totalCentimos, cobradoCentimos } = datos;
  const { hrefDelComprobante, hrefDeLaCita, hrefDelCalendario } = datos;
  const seCobro = cambio?.diferenciaCentimos ?? totalCentimos;
  return (
    <PaginaDeResultado
      titulo={tituloDeExito(datos)}
      bajada="Ese momento ya es tuyo. Te enviamos los datos a tu correo."
      animo="calido"
      imagen={<Illustration name="sesion-reservada" />}
      sesion={sesion}
      detalle={
        <ul className={pila.media}>
          {sala && (
            <li className={css.conIcono}>
              <Icon name="video" size={24} />
              <div>
                <EntradaALaVideollamada {...sala} />
              </div>
            </li>
          )}
          <li className={css.conIcono}>
            <Icon name={formaDePago === "saldo" ? "saldo" : "tarjeta"} size={24} />
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
                    <Precio centimos={totalCentimos} conIgv />.
                  </>
                ) : (
                  <>
                    Pagaste <Precio centimos={totalCentimos} conIgv /> con tarjeta.
                  </>
                )}{" "}
                {hrefDelComprobante && <a href={hrefDelComprobante}>Ver tu comprobante</a>}
              </span>
            )}
          </li>
          <li className={css.conIcono}>
            <Icon name="cambiar" size={24} />
            {sesion.reglaDeCambio}
          </li>
        </ul>
      }
      acciones={
        <>
          {/* No modal opens over the page of a paid session: the person comes to see the session. */}
          <Button href={DIRECCION_DE_MI_AGENDA} large>
            Ver mi agenda
          </Button>
          {hrefDelCalendario && (
            <Button href={hrefDelCalendario} variant="secondary" large>
              Añadir al calendario
            </Button>
          )}
          {hrefDeLaCita && (
            <Button href={hrefDeLaCita} variant="text">
              Ver tu sesión
            </Button>
          )}
          <Button href="/agendar" variant="text">
            Agendar otra sesión
          </Button>
        </>
      }
    >
      {formaDePago === "tarjeta" && cobradoCentimos > seCobro && (
        <Alert title="Recibimos otro pago por esta sesión">
          Te devolvemos <Precio centimos={cobradoCentimos - seCobro} /> a tu tarjeta.
        </Alert>
      )}
    </PaginaDeResultado>
  );
}
