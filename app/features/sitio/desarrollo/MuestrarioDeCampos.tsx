import { useSearchParams } from "@remix-run/react";
import { Checkbox } from "~/components/Checkbox";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { FilterLink } from "~/components/FilterLink";
import { FilterBar } from "~/components/FilterBar";
import { FilterLinks } from "~/components/FilterLinks";
import { Fold } from "~/components/Fold";
import { Opcion } from "~/components/Opcion";
import { PasosDePregunta, SeguirDespues } from "~/components/PasosDePregunta";
import { PasswordField } from "~/components/PasswordField";
import { Radio } from "~/components/Radio";
import { SearchField } from "~/components/SearchField";
import { Select } from "~/components/Select";
import { TextArea } from "~/components/TextArea";
import { enlaceSuelto, fila, pila } from "~/styles/layout.css";
import { Muestra } from "./Muestra";

const AQUI = "/desarrollo/componentes";
const CON_ERROR = ["Escribe tu nombre."];
const OPCIONES = [
  { valor: "es", texto: "Español" },
  { valor: "qu", texto: "Quechua" },
];

/** Section of the showcase with form fields. */
export function MuestrarioDeCampos() {
  const buscador = useSearchParams()[0].has("buscador");
  return (
    <>
      <Muestra nombre="Field">
        <Field id="campo" label="Nombre" name="nombre" hint="Como en tu documento." autoComplete="off" />
        <Field id="campo-opcional" label="Segundo nombre" optional autoComplete="off" />
        <Field id="campo-con-error" label="Nombre" errors={CON_ERROR} autoComplete="off" />
        <Field id="campo-quieto" label="Correo" readOnly defaultValue="ayuda@bienestar.example" />
      </Muestra>
      <Muestra nombre="PasswordField">
        <PasswordField id="clave" label="Contraseña" hint="8 caracteres o más." />
        <PasswordField id="clave-con-error" label="Contraseña" errors={["No es esa."]} />
      </Muestra>
      <Muestra nombre="TextArea">
        <TextArea id="texto" label="Tu mensaje" />
        <TextArea id="texto-con-error" label="Tu mensaje" errors={["Cuéntanos qué pasó."]} />
      </Muestra>
      <Muestra nombre="Select">
        <Select id="idioma" label="Idioma" options={OPCIONES} empty="Todos" />
        <Select id="idioma-con-error" label="Idioma" options={OPCIONES} errors={["Elige uno."]} />
      </Muestra>
      <Muestra nombre="Checkbox">
        <Checkbox id="casilla" label="Acepto los términos" />
        <Checkbox id="casilla-marcada" label="Quiero avisos" hint="Los puedes apagar." defaultChecked />
        <Checkbox id="casilla-con-error" label="Acepto los términos" errors={["Márcala para seguir."]} />
      </Muestra>
      <Muestra nombre="Radio">
        <fieldset className={pila.corta}>
          <legend>¿Cómo prefieres?</legend>
          <Radio id="manana" name="cuando" value="manana" label="En la mañana" defaultChecked />
          <Radio id="tarde" name="cuando" value="tarde" label="En la tarde" />
        </fieldset>
      </Muestra>
      <Muestra nombre="ErrorSummary">
        <ErrorSummary errors={[{ id: "campo-con-error", mensaje: "Escribe tu nombre." }]} />
      </Muestra>
      <Muestra nombre="SearchField">
        {/* A page has one search box, which here is that of the header. */}
        {buscador ? (
          <SearchField defaultValue="respirar" />
        ) : (
          <p>
            <a href={`${AQUI}?buscador=1`} className={enlaceSuelto}>
              Mostrar el buscador
            </a>
          </p>
        )}
      </Muestra>
      <Muestra nombre="Opcion">
        <Opcion id="varios-dias" name="frecuencia" texto="Varios días" defaultChecked />
        <Opcion id="ruido" name="causa" type="checkbox" texto="El ruido o la luz" />
        <Opcion id="siete" name="escala" texto="7" enEscala />
      </Muestra>
      <Muestra nombre="PasosDePregunta">
        <PasosDePregunta hayAnterior={false} esUltima={false} />
        <PasosDePregunta hayAnterior esUltima={false} />
        <PasosDePregunta hayAnterior esUltima />
        <SeguirDespues href={AQUI} />
      </Muestra>
      <Muestra nombre="FilterLink">
        <div className={fila.corta}>
          <FilterLink href={AQUI}>Todos</FilterLink>
          <FilterLink href={AQUI} active>
            Encendido
          </FilterLink>
        </div>
      </Muestra>
      <Muestra nombre="FilterLinks">
        <FilterLinks
          name="Duración"
          options={[
            { texto: "Todas", href: AQUI, activo: true },
            { texto: "2 minutos", href: AQUI, activo: false },
          ]}
        />
      </Muestra>
      <Muestra nombre="Fold">
        <Fold title="Tengo un cupón">
          <p>Lo que no hace falta primero.</p>
        </Fold>
        <Fold title="Ver el detalle" open>
          <p>Abierto, porque algo de aquí ya cuenta.</p>
        </Fold>
      </Muestra>
      <Muestra nombre="FilterBar">
        <FilterBar
          name="Temas de la muestra"
          options={[
            { texto: "Todos", href: AQUI, activo: true },
            { texto: "Calma", href: AQUI, activo: false },
          ]}
          filters={[{ nombre: "Nivel", opciones: [{ texto: "Para empezar", href: AQUI, activo: true }] }]}
        />
      </Muestra>
    </>
  );
}
