import { getFormProps, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Card } from "~/components/Card";
import { DataList } from "~/components/DataList";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Tag } from "~/components/Tag";
import { dosColumnas, pila, textoSuave } from "~/styles/layout.css";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import { CampoDeMotivo, FormularioDeActo, TarjetaDeActo } from "../marco/FormularioDeActo";
import type { action, loader } from "./cupon.server";
import { DETENER } from "./intenciones";
import { PantallaDeMedicion } from "./PantallaDeMedicion";

type Respuesta = ReturnType<typeof useActionData<typeof action>>;

/** One coupon, and the act that stops it. */
export function Cupon() {
  const { partes, codigo, estado, datos, seDetiene, hecho } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <PantallaDeMedicion titulo={codigo} partes={partes}>
      {hecho !== null && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      {respuesta && !seDetiene && (
        <ErrorSummary errors={[]} general={respuesta.generales} title="No se detuvo" />
      )}
      <div className={seDetiene ? dosColumnas : undefined}>
        <Card as="section" aria-label="El cupón" className={pila.media}>
          <p>
            <Tag tone={estado.tono}>{estado.texto}</Tag>
          </p>
          <DataList entries={datos} />
        </Card>
        {seDetiene && <DetenerCupon respuesta={respuesta} />}
      </div>
    </PantallaDeMedicion>
  );
}

function DetenerCupon({ respuesta }: { respuesta: Respuesta }) {
  const [form, { motivo, codigo }] = useForm<{ motivo: string; codigo: string }>({
    id: DETENER,
    lastResult: respuesta?.envio,
  });
  return (
    <TarjetaDeActo de={DETENER} titulo="Detener este cupón">
      <p className={textoSuave}>Nadie más podrá usarlo. Los pedidos que ya lo tienen lo conservan.</p>
      <FormularioDeActo
        form={getFormProps(form)}
        errores={errorsOf([motivo, "Motivo"], [codigo, "Código"])}
        generales={respuesta?.generales ?? []}
        fallo="No se detuvo"
        intencion={DETENER}
        boton="Detener este cupón"
      >
        <CampoDeMotivo campo={motivo} pista="Queda en el registro." />
        <CampoDeCodigo de={DETENER} errores={codigo.errors} />
      </FormularioDeActo>
    </TarjetaDeActo>
  );
}
