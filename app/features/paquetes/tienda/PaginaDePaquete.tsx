import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { classNames } from "~/components/classNames";
import { soles } from "~/domain/shared/dinero";
import { contenedor, dosColumnas, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { ConfirmarCompra, TuComprobante } from "~/shell/compra/ConfirmarCompra";
import { precioQueSeVe } from "~/shell/compra/precioQueSeVe";
import type { loader, action } from "./paquete.server";

export function PaginaDePaquete() {
  const paquete = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const precio = precioQueSeVe(respuesta ?? null, paquete);
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>{paquete.nombre ?? paquete.trae}</h1>
        {paquete.nombre && <p>{paquete.trae}</p>}
        <p>
          <a className={enlaceSuelto} href="/tienda">
            Volver a la tienda
          </a>
        </p>
      </header>
      {paquete.hrefDePendiente && (
        <Alert title="Ya pediste este paquete y falta pagarlo">
          Si sigues aquí, pagas ese mismo pedido. <a href={paquete.hrefDePendiente}>Ver o dejar ese pedido</a>
        </Alert>
      )}
      <div className={dosColumnas}>
        <div className={pila.amplia}>
          <section aria-labelledby="antes" className={pila.corta}>
            <h2 id="antes">Antes de pagar</h2>
            <p>
              Cada sesión te sale a {soles(Math.round(precio.totalCentimos / paquete.sesiones))}.{" "}
              {paquete.sueltas && `${paquete.sueltas} `}Puedes usar los bonos hasta el {paquete.hasta} si
              pagas hoy.
            </p>
            <p className={textoSuave}>
              Mientras no uses ningún bono puedes devolver el paquete entero
              {precio.totalCentimos > 0 ? ": todo lo que pagaste vuelve a tu tarjeta" : ""}
              {precio.cupon ? " y tu cupón vuelve a servir." : "."}
            </p>
            <TuComprobante {...paquete} precio={precio} />
          </section>
        </div>
        <ConfirmarCompra
          titulo="Confirma tu compra"
          que="Precio del paquete"
          precio={precio}
          cuponDelPedido={paquete.precio.cupon}
          admiteCupon={paquete.admiteCupon}
          respuesta={respuesta}
        />
      </div>
    </div>
  );
}
