import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { CamposDeNombres } from "~/components/CamposDeNombres";
import { Formulario } from "~/components/Formulario";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Tarjeta } from "~/components/Tarjeta";
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
  { termino: "Nombres", valor: nombre },
  { termino: "Apellidos", valor: [apePaterno, apeMaterno].filter(Boolean).join(" ") },
];

/** Names: read, and corrected in their place. */
export function Nombres({ nombres, editando, respuesta }: Props) {
  return (
    <Tarjeta como="section" className={pila.amplia}>
      <h2>Nombres y apellidos</h2>
      {editando ? (
        <EditarNombres nombres={nombres} respuesta={respuesta} />
      ) : (
        <>
          <ListaDeDatos datos={datosDe(nombres)} />
          <div className={fila.media}>
            <Boton href="/mi-perfil?editar=nombres" variante="secundario">
              Corregir mis nombres
            </Boton>
          </div>
        </>
      )}
    </Tarjeta>
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
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <CamposDeNombres campos={campos} generales={respuesta?.generales}>
        {respuesta?.rechazo === "version-anterior" && (
          <Aviso tipo="advertencia" role="alert" titulo={RECHAZOS_DE_PERFIL["version-anterior"].mensaje}>
            <h3>Lo que está guardado</h3>
            <ListaDeDatos datos={datosDe(nombres)} />
          </Aviso>
        )}
      </CamposDeNombres>
      <input type="hidden" name="intencion" value={GUARDAR_NOMBRES} />
      {/* What is on the screen now is what sending it again is filled over. */}
      <input type="hidden" name="version" value={nombres.version} />
      <div className={fila.media}>
        <Boton>Guardar</Boton>
        <Boton href="/mi-perfil" variante="secundario">
          Cancelar
        </Boton>
      </div>
    </Formulario>
  );
}
