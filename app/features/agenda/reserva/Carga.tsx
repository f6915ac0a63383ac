import { useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { Icono } from "~/components/Icono";
import { SEGUNDOS_ENTRE_CONSULTAS } from "./intenciones";
import { textoSuave } from "~/styles/layout.css";
import { PaginaDeResultado } from "./PaginaDeResultado";
import * as css from "./reserva.css";
import type { loader } from "./resumen-carga.server";

export function Carga() {
  const { sesion, procesando, urlDePago, hrefDeQuePaso } = useLoaderData<typeof loader>();
  return (
    <PaginaDeResultado
      titulo="Estamos confirmando tu pago"
      bajada={
        <p role="status">
          {procesando
            ? "El banco aún lo está procesando. Tu horario sigue separado mientras tanto."
            : "Todavía no vemos un pago de este pedido."}
        </p>
      }
      animo="calmo"
      imagen={
        <div className={css.espera}>
          <Icono nombre="reloj" tamano={32} />
        </div>
      }
      sesion={sesion}
      hrefDeQuePaso={hrefDeQuePaso}
      acciones={
        !procesando &&
        urlDePago && (
          <Boton href={urlDePago} variante="secundario" grande>
            Volver a la página de pago
          </Boton>
        )
      }
    >
      <p className={textoSuave}>
        Esta página se actualiza sola cada {SEGUNDOS_ENTRE_CONSULTAS} segundos. También puedes cerrarla: te
        avisaremos por correo y verás el resultado en Mi zona.
      </p>
    </PaginaDeResultado>
  );
}
