import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { SEGUNDOS_ENTRE_CONSULTAS } from "./intenciones";
import { textoSuave } from "~/styles/layout.css";
import { PaginaDeResultado } from "./PaginaDeResultado";
import * as css from "./reserva.css";
import type { loader } from "./resumenCarga.server";

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
          <Icon name="reloj" size={32} />
        </div>
      }
      sesion={sesion}
      hrefDeQuePaso={hrefDeQuePaso}
      acciones={
        !procesando &&
        urlDePago && (
          <Button href={urlDePago} variant="secondary" large>
            Volver a la página de pago
          </Button>
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
