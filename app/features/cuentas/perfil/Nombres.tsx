import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { CamposDeNombres } from "./CamposDeNombres";
import { Form } from "~/components/Form";
import { DataList } from "~/components/DataList";
import { Card } from "~/components/Card";
import { cambioDeNombres, RECHAZOS_DE_PERFIL } from "~/domain/cuentas/cuenta/cuenta";
import { fila, pila } from "~/styles/layout.css";
import { GUARDAR_NOMBRES } from "./intenciones";
import type { RespuestaDePerfil } from "./respuesta";

interface Props {
  nombres: { nombre: string; apePaterno: string; apeMaterno: string; version: string };
  editando: boolean;
  respuesta: RespuestaDePerfil | undefined;
}

const datosDe = ({ nombre, apePaterno, apeMaterno }: Props["nombres"]) => [
  { term: "Nombres", value: nombre },
  { term: "Apellidos", value: [apePaterno, apeMaterno].filter(Boolean).join(" ") },
];

/** Names of the person: shown, and corrected in place. */
export function Nombres({ nombres, editando, respuesta }: Props) {
  return (
    <Card as="section" id="tus-nombres" tabIndex={-1} className={pila.amplia}>
      <h2>Nombres y apellidos</h2>
      {editando ? (
        <EditarNombres nombres={nombres} respuesta={respuesta} />
      ) : (
        <>
          <DataList entries={datosDe(nombres)} />
          <div className={fila.media}>
            <Button href="/mi-perfil?editar=nombres#tus-nombres" variant="secondary">
              Corregir tus nombres
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function EditarNombres({ nombres, respuesta }: Pick<Props, "nombres" | "respuesta">) {
  const [form, campos] = useForm({
    id: "nombres",
    lastResult: respuesta?.envio,
    defaultValue: nombres,
    constraint: getZodConstraint(cambioDeNombres),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: cambioDeNombres }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <Form {...getFormProps(form)} className={pila.amplia}>
      <CamposDeNombres campos={campos} generales={respuesta?.generales}>
        {respuesta?.rechazo === "version-anterior" && (
          <Alert kind="advertencia" role="alert" title={RECHAZOS_DE_PERFIL["version-anterior"].mensaje}>
            <h3>Lo que está guardado</h3>
            <DataList entries={datosDe(nombres)} />
          </Alert>
        )}
      </CamposDeNombres>
      <input type="hidden" name="intencion" value={GUARDAR_NOMBRES} />
      {/* Version of the names on the screen, which sending the form again replaces. */}
      <input type="hidden" name="version" value={nombres.version} />
      <div className={fila.media}>
        <Button>Guardar</Button>
        <Button href="/mi-perfil" variant="secondary">
          Cancelar
        </Button>
      </div>
    </Form>
  );
}
