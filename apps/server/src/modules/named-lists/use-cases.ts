import { defineUseCases } from '../define-use-cases.ts';
import { getSharedList } from './get-shared-list.ts';
import { shareNamedList, withdrawNamedList } from './share-list.ts';
import { getNamedList, listNamedLists } from './show-lists.ts';
import { changeNamedList, deleteNamedList, makeNamedList, orderNamedLists } from './write-lists.ts';
import {
  addToNamedList,
  moveToNamedList,
  noteInNamedList,
  orderNamedList,
  removeFromNamedList,
} from './write-titles.ts';

/** Use cases behind the calls of the lists that readers name, and of those they share. */
export const useCases = defineUseCases((context) => ({
  listNamedLists: listNamedLists(context.db),
  makeNamedList: makeNamedList(context),
  orderNamedLists: orderNamedLists(context.db),
  getNamedList: getNamedList(context),
  changeNamedList: changeNamedList(context),
  deleteNamedList: deleteNamedList(context.db),
  addToNamedList: addToNamedList(context),
  removeFromNamedList: removeFromNamedList(context),
  orderNamedList: orderNamedList(context),
  moveToNamedList: moveToNamedList(context),
  noteInNamedList: noteInNamedList(context),
  shareNamedList: shareNamedList(context),
  withdrawNamedList: withdrawNamedList(context.db),
  getSharedList: getSharedList(context),
}));
