import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { Illustration } from "~/components/Illustration";
import { Steps } from "~/components/Steps";
import { useRechazo } from "~/shell/formularios/useRechazo";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { FormularioDelPaso } from "./FormularioDelPaso";
import { OtrosMedios } from "./OtrosMedios";
import { TITULOS } from "./pasos";
import type { action, loader } from "./reclamo.server";
import { Revision } from "./Revision";

/** One step of a sheet. Errors stand in the summary of each form. */
export function Reclamo() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useRechazo(useActionData<typeof action>());
  const { paso, numeroDePaso, pasos, hrefAnterior, revision, empresa } = datos;
  const { nombre, titulo } = TITULOS[paso];
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={fila.extremos}>
        <div className={pila.corta}>
          <Steps current={numeroDePaso} total={pasos} name={nombre} />
          <h1>{titulo}</h1>
        </div>
        {paso === "tipo" && <Illustration name="libro-de-reclamaciones" />}
      </header>
      {datos.porRegion && <PorRegion />}
      {datos.sinBorrador && (
        <Alert kind="advertencia">
          No encontramos tu borrador: venció, o tu navegador no guarda cookies. Empieza de nuevo.
        </Alert>
      )}
      {datos.hrefDeSeguir && (
        <p>
          <Button href={datos.hrefDeSeguir}>Sigue con tu reclamo</Button>
        </p>
      )}
      {revision ? (
        <Revision {...revision} generales={respuesta?.generales ?? []} />
      ) : (
        <FormularioDelPaso key={paso} {...datos} respuesta={respuesta} />
      )}
      <p className={textoSuave}>
        {hrefAnterior ? (
          <a href={hrefAnterior} className={enlaceSuelto}>
            Volver al paso anterior
          </a>
        ) : (
          <a href="/reclamo/consulta" className={enlaceSuelto}>
            Consultar un reclamo
          </a>
        )}
      </p>
      {empresa && <OtrosMedios empresa={empresa} />}
    </div>
  );
}

const PorRegion = () => (
  <Alert kind="advertencia" title="Por qué ves esta página">
    <div className={pila.media}>
      <p>
        Parece que nos visitas desde un lugar o un dispositivo para el que este servicio no está pensado.
        Algunas cosas, como los pagos o la hora de tus sesiones, podrían no funcionar bien.
      </p>
      <Form>
        <Button>Seguir de todos modos</Button>
      </Form>
    </div>
  </Alert>
);
