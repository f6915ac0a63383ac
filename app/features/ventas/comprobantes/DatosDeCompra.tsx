import { COMPROBANTES } from "~/domain/ventas/comprobantes/direcciones";
import { useActionData, useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { FormularioDeCompra } from "./FormularioDeCompra";
import type { loader, action } from "./datosDeCompra.server";

export function DatosDeCompra() {
  const { valores, volver, conClave, aqui } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Datos de compra</h1>
        <p className={textoSuave}>
          Los usamos para los comprobantes de lo que pagues desde ahora. Los que ya tienes no cambian.
        </p>
        <p>
          <a href={volver ?? COMPROBANTES} className={enlaceSuelto}>
            {volver ? "Volver sin guardar" : "Ver tus comprobantes"}
          </a>
        </p>
      </header>
      <FormularioDeCompra
        valores={valores}
        ultimo={respuesta?.envio}
        generales={respuesta?.generales}
        prueba={{ conClave, volverA: aqui }}
        boton={volver ? "Guardar y volver" : "Guardar"}
      />
    </div>
  );
}
