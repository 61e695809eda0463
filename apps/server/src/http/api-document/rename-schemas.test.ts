import { describe, expect, test } from 'vitest';
import type { Schema } from './document.ts';
import { joinInputs, shortenNames } from './rename-schemas.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const documentOf = (schemas: Record<string, Schema>, ...used: string[]) => ({
  paths: used.map(reference),
  components: { schemas },
});

describe('a schema has the last words of its name', () => {
  test('that no other’s name ends with', () => {
    const names = ['ListHoldsAnswer.Reservas', 'SendBody.Pedido.Itens', 'MakeBody.Lista.Itens'];
    const schemas = Object.fromEntries(names.map((name) => [name, { title: name }]));
    const { paths, components } = shortenNames(documentOf(schemas, ...names));
    expect(components.schemas).toEqual({
      Reservas: { title: 'ListHoldsAnswer.Reservas' },
      PedidoItens: { title: 'SendBody.Pedido.Itens' },
      ListaItens: { title: 'MakeBody.Lista.Itens' },
    });
    expect(paths).toEqual(['Reservas', 'PedidoItens', 'ListaItens'].map(reference));
  });

  test('and not the name that the contract gives another', () => {
    const schemas = { Debt: { title: 'Debt' }, 'PayBody.Debt': { title: 'other' } };
    const { components } = shortenNames(documentOf(schemas));
    expect(Object.keys(components.schemas)).toEqual(['Debt', 'PayBodyDebt']);
  });
});

describe('what is sent', () => {
  test('as it is answered has one name, and so has what refers to it', () => {
    const list = (name: string): Schema => ({ type: 'array', items: reference(name) });
    const state: Schema = { enum: ['a', 'b'] };
    const both = { State: state, StateInput: state };
    const schemas = { ...both, States: list('State'), StatesInput: list('StateInput') };
    const { paths, components } = joinInputs(documentOf(schemas, 'StatesInput'));
    expect(components.schemas).toEqual({ State: state, States: list('State') });
    expect(paths).toEqual([reference('States')]);
  });

  test('otherwise keeps its own', () => {
    const schemas: Record<string, Schema> = { Text: { maxLength: 5 }, TextInput: { maxLength: 9 } };
    expect(joinInputs(documentOf(schemas, 'TextInput'))).toEqual(documentOf(schemas, 'TextInput'));
  });
});
