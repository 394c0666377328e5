import { type Route, read, write, writeAfter } from '#server/http/route.ts';
import {
  createCommunity,
  readCommunities,
  readDeployment,
  updateCommunity,
  updateDeployment,
} from './communities.ts';
import { createInvite, readInvites, revokeInvite, showInvite } from './invites.ts';
import { findTarget, joinCommunity } from './join-community.ts';
import { readCareHome, readCareLog, readPeople } from './look-after.ts';
import { makeRecovery } from './make-recovery.ts';
import { setRole } from './set-role.ts';
import { findNetwork, restoreUser, suspendUser } from './suspension.ts';

/** Communities, and those who take care of them and of the people in them. */
export const careRoutes: readonly Route[] = [
  read('deployment', readDeployment),
  write('updateDeployment', updateDeployment),
  read('communities', readCommunities),
  write('createCommunity', createCommunity),
  write('updateCommunity', updateCommunity),
  read('invite', showInvite),
  read('invites', readInvites),
  write('createInvite', createInvite),
  write('revokeInvite', revokeInvite),
  writeAfter('joinCommunity', findTarget, joinCommunity),
  read('careHome', readCareHome),
  read('people', readPeople),
  read('careLog', readCareLog),
  write('makeRecovery', makeRecovery),
  write('setRole', setRole),
  write('suspendUser', suspendUser),
  writeAfter('restoreUser', findNetwork, restoreUser),
];
