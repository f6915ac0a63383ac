import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { CONFIRMANDO_PAGO } from "~/domain/ventas/pedidos/pedido";
import { PagoEnCamino } from "~/shell/compra/DineroDelPedido";
import { textoSuave } from "~/styles/layout.css";
import { PaginaDeResultado } from "./PaginaDeResultado";
import * as css from "./reserva.css";
import type { CargaDeResultado } from "./resultado.server";

export function Carga() {
  const { sesion, procesando, urlDePago, hrefDeQuePaso } = useLoaderData<CargaDeResultado>();
  return (
    <PaginaDeResultado
      titulo={CONFIRMANDO_PAGO}
      bajada={<PagoEnCamino procesando={procesando} mientras="Tu horario sigue separado mientras tanto." />}
      animo="calmo"
      imagen={
        <div className={css.espera}>
          <Icon name="reloj" size={32} />
        </div>
      }
      sesion={sesion}
      hrefDeQuePaso={hrefDeQuePaso}
      acciones={
        urlDePago && (
          <Button href={urlDePago} variant="secondary" large>
            Volver a la página de pago
          </Button>
        )
      }
    >
      <p className={textoSuave}>
        Puedes cerrar esta página: te avisaremos por correo y verás el resultado en Mi zona.
      </p>
    </PaginaDeResultado>
  );
}
